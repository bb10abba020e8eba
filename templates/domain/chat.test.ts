import { expect, it } from 'vitest'
import {
  canSend,
  chatLimit,
  chatReducer,
  isChatMessage,
  keptMessages,
  newChat,
  type ChatState
} from './chat.ts'

const start = newChat('Hello!')
const write = (state: ChatState, draft: string) => chatReducer(state, { type: 'write', draft })
const send = (state: ChatState, id = '1') => chatReducer(state, { type: 'send', id, timestamp: 5 })

it('greets', () => {
  expect(start.messages).toEqual([{ id: 'greeting', text: 'Hello!', sender: 'agent', timestamp: null }])
})

it('does not send an empty or blank message', () => {
  expect(canSend(start)).toBe(false)
  expect(send(write(start, ' \n ')).messages).toHaveLength(1)
})

it('sends, shows that the agent types, and adds the reply', () => {
  const sent = send(write(start, ' Do you see children? '))
  expect(sent).toMatchObject({ draft: '', typing: true })
  expect(sent.messages.at(-1)).toMatchObject({ sender: 'user', text: 'Do you see children?' })
  const replied = chatReducer(sent, { type: 'reply', id: '2', text: 'Gladly.', timestamp: 6 })
  expect(replied.typing).toBe(false)
  expect(replied.messages.map(({ sender }) => sender)).toEqual(['agent', 'user', 'agent'])
})

it('keeps the draft back while the agent types', () => {
  const sent = send(write(start, 'One'))
  expect(canSend(write(sent, 'Two'))).toBe(false)
  expect(send(write(sent, 'Two'), '2').messages).toHaveLength(2)
})

it('says why there was no answer, until the next message', () => {
  const failed = chatReducer(send(write(start, 'One')), { type: 'fail', failure: 'No network' })
  expect(failed).toMatchObject({ typing: false, failure: 'No network' })
  expect(send(write(failed, 'Two'), '2').failure).toBeUndefined()
})

it('restores a conversation that was kept, once, and bounds it', () => {
  const kept = keptMessages(send(write(start, 'One')))
  expect(kept.every(isChatMessage)).toBe(true)
  const restored = chatReducer(start, { type: 'restore', messages: kept })
  expect(restored.messages).toHaveLength(2)
  expect(chatReducer(restored, { type: 'restore', messages: kept })).toBe(restored)
  expect(isChatMessage({ id: 1 })).toBe(false)
  expect(isChatMessage(null)).toBe(false)
  let state = start
  for (let count = 0; count < chatLimit + 5; count++) {
    state = chatReducer(state, { type: 'reply', id: String(count), text: 'x', timestamp: count })
  }
  expect(state.messages).toHaveLength(chatLimit + 1)
  expect(state.messages[0]?.id).toBe('greeting')
})
