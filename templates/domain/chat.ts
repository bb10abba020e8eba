import type { ChatTurn } from './backend/port.ts'

export interface ChatMessage extends ChatTurn {
  id: string
  /** Milliseconds since 1970; null for the greeting, which is there from the start. */
  timestamp: number | null
}

export interface ChatState {
  messages: readonly ChatMessage[]
  draft: string
  /** The reply is being written. */
  typing: boolean
  /** Error message for the visitor, where there was no reply. */
  failure?: string
}

export type ChatAction =
  | { type: 'write'; draft: string }
  | { type: 'send'; id: string; timestamp: number }
  | { type: 'reply'; id: string; text: string; timestamp: number }
  | { type: 'fail'; failure: string }
  | { type: 'restore'; messages: readonly ChatMessage[] }

/** Number of messages that are stored. */
export const chatLimit = 100

export function newChat(greeting: string): ChatState {
  return {
    messages: [{ id: 'greeting', text: greeting, sender: 'agent', timestamp: null }],
    draft: '',
    typing: false
  }
}

/** Whether the message can be sent: it is not blank, and no reply is being written. */
export function canSend(state: ChatState): boolean {
  return state.draft.trim() !== '' && !state.typing
}

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'write':
      return { ...state, draft: action.draft }
    case 'send':
      return canSend(state) ? send(state, action) : state
    case 'reply':
      return {
        ...state,
        messages: add(state.messages, {
          id: action.id,
          text: action.text,
          sender: 'agent',
          timestamp: action.timestamp
        }),
        typing: false
      }
    case 'fail':
      return { ...state, typing: false, failure: action.failure }
    case 'restore':
      return state.messages.length > 1
        ? state
        : { ...state, messages: [...state.messages, ...action.messages] }
    default:
      return state
  }
}

/** The messages to store: all but the greeting, which each visit begins with. */
export function keptMessages(state: ChatState): readonly ChatMessage[] {
  return state.messages.filter(({ timestamp }) => timestamp !== null)
}

export function isChatMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, text, sender, timestamp } = value as Partial<Record<keyof ChatMessage, unknown>>
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (sender === 'user' || sender === 'agent') &&
    typeof timestamp === 'number'
  )
}

function send(state: ChatState, { id, timestamp }: { id: string; timestamp: number }): ChatState {
  const message: ChatMessage = { id, text: state.draft.trim(), sender: 'user', timestamp }
  return { messages: add(state.messages, message), draft: '', typing: true }
}

function add(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const [greeting, ...rest] = [...messages, message]
  return greeting === undefined ? rest : [greeting, ...rest.slice(-chatLimit)]
}
