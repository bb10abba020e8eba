import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatReply, ChatTurn, Result } from '../backend/port.ts'
import { memoryStore } from '../backend/storage.ts'
import { errorMessages } from '../messages.ts'
import { chatMessages } from '../features/chat.ts'
import { fakeClock } from './clock.test-support.ts'
import { canSend, chatLimit, createChat, findReplyPage } from './chat.ts'

const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve()
}

function start({ store = memoryStore(), clock = fakeClock() } = {}) {
  const asked: (readonly ChatTurn[])[] = []
  const answers: ((result: Result<ChatReply>) => void)[] = []
  const chat = createChat({
    backend: {
      chatReply(messages) {
        asked.push(messages)
        return new Promise((resolve) => answers.push(resolve))
      }
    },
    store,
    now: () => {
      clock.advance(1)
      return clock.now()
    }
  })
  const leave = chat.subscribe(() => {})
  const texts = () => chat.get().messages.map(({ text }) => text)
  const answer = async (result: Result<ChatReply>) => {
    answers.shift()?.(result)
    await settle()
  }
  return { chat, store, clock, asked, answers, answer, texts, leave }
}

const { greeting } = chatMessages

describe('the chat', () => {
  it('greets, and sends nothing that is blank', async () => {
    const { chat, texts, asked } = start()
    expect(texts()).toEqual([greeting])
    chat.write(' \n ')
    expect(canSend(chat.get())).toBe(false)
    await chat.send()
    expect(asked).toEqual([])
  })

  it('sends, shows that the agent types, and adds the reply', async () => {
    const { chat, texts, asked, answer } = start()
    chat.write(' Do you see children? ')
    void chat.send()
    expect(chat.get()).toMatchObject({ draft: '', typing: true })
    expect(asked[0]?.at(-1)).toMatchObject({ sender: 'user', text: 'Do you see children?' })
    await answer({ ok: true, value: { text: 'Gladly.' } })
    expect(texts()).toEqual([greeting, 'Do you see children?', 'Gladly.'])
    expect(chat.get().typing).toBe(false)
  })

  it('keeps the draft back while the agent types', async () => {
    const { chat, texts, asked } = start()
    chat.write('One')
    void chat.send()
    void chat.send()
    chat.write('Two')
    void chat.send()
    expect(asked).toHaveLength(1)
    expect(texts()).toEqual([greeting, 'One'])
    expect(chat.get().draft).toBe('Two')
  })

  it('says why there was no answer, until the next message', async () => {
    const { chat, answer } = start()
    chat.write('One')
    void chat.send()
    await answer({ ok: false, code: 'offline' })
    expect(chat.get()).toMatchObject({ typing: false, failure: errorMessages.offline })
    chat.write('Two')
    void chat.send()
    expect(chat.get().failure).toBeUndefined()
  })

  it('restores a conversation on the next page, also with a reply that came after leaving', async () => {
    const first = start()
    first.chat.write('One')
    void first.chat.send()
    first.leave()
    await first.answer({ ok: true, value: { text: 'Yes' } })
    const { chat, texts } = start({ store: first.store })
    expect(texts()).toEqual([greeting, 'One', 'Yes'])
    expect(chat.get().typing).toBe(false)
  })

  it('takes nothing from the storage that is no message', () => {
    const store = memoryStore()
    const message = { id: '1', text: 'Hi', sender: 'user', timestamp: 1 }
    store.set('chat', [null, 1, { ...message, sender: 'nobody' }, { ...message, timestamp: null }, message])
    expect(start({ store }).texts()).toEqual([greeting, 'Hi'])
  })

  it('loses nothing that is said in another tab meanwhile', async () => {
    const one = start()
    const other = start({ store: one.store, clock: one.clock })
    for (const [{ chat, answer }, text] of [
      [one, 'A'],
      [other, 'B'],
      [one, 'C']
    ] as const) {
      chat.write(text)
      void chat.send()
      await answer({ ok: true, value: { text: text.toLowerCase() } })
    }
    expect(one.texts()).toEqual([greeting, 'A', 'a', 'B', 'b', 'C', 'c'])
    expect(start({ store: one.store }).texts()).toEqual(one.texts())
  })

  it('is bounded, and asks one question at a time, whatever is done', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('write' as const), text: fc.string() }),
      fc.constantFrom({ kind: 'send' as const }, { kind: 'reply' as const }, { kind: 'fail' as const })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { chat, answers, answer } = start()
        for (const each of steps) {
          const before = chat.get()
          if (each.kind === 'write') chat.write(each.text)
          else if (each.kind === 'send') void chat.send()
          else
            await answer(
              each.kind === 'reply' ? { ok: true, value: { text: 'x' } } : { ok: false, code: 'failed' }
            )
          const { messages, typing, draft } = chat.get()
          expect(answers.length).toBe(typing ? 1 : 0)
          expect(messages[0]?.text).toBe(greeting)
          expect(messages.slice(0, before.messages.length)).toEqual(before.messages)
          if (each.kind === 'reply' || each.kind === 'fail') expect(draft).toBe(before.draft)
        }
      })
    )
    const { chat, answer } = start()
    for (let count = 0; count < chatLimit; count++) {
      chat.write(`${count}`)
      void chat.send()
      await answer({ ok: true, value: { text: 'x' } })
    }
    expect(chat.get().messages).toHaveLength(chatLimit + 1)
    expect(chat.get().messages.at(-2)?.text).toBe(`${chatLimit - 1}`)
  })
})

describe('the page of a reply', () => {
  const present = new Map([
    ['home', { title: 'Home' }],
    ['services', { title: 'Services' }],
    ['service-detail', { title: 'Service' }]
  ])
  const content = { services: { title: 'Services', items: [{ id: 'nails', title: 'Nails' }] } }

  it('is the first that the site has', () => {
    expect(findReplyPage({ text: '', pages: ['contact', 'home'] }, content, present)).toEqual({
      page: 'home',
      title: 'Home'
    })
    expect(findReplyPage({ text: '', pages: ['contact'] }, content, present)).toBeUndefined()
    expect(findReplyPage({ text: '' }, content, present)).toBeUndefined()
  })

  it('is that of a service while the site has it', () => {
    const pages = ['service-detail', 'services']
    expect(findReplyPage({ text: '', pages, service: 'nails' }, content, present)).toEqual({
      page: 'service-detail',
      title: 'Nails',
      params: { id: 'nails' }
    })
    expect(findReplyPage({ text: '', pages, service: 'gone' }, content, present)).toEqual({
      page: 'services',
      title: 'Services'
    })
  })

  it('is kept with the conversation', async () => {
    const { chat, store, answer } = start()
    chat.write('Nails?')
    void chat.send()
    await answer({ ok: true, value: { text: 'Nails: £12.', pages: ['services'] } })
    const later = start({ store })
    expect(later.chat.get().messages.at(-1)).toMatchObject({ text: 'Nails: £12.', pages: ['services'] })
  })
})
