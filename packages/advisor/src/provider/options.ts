/** The model that is asked, unless another is named. */
export const providerModel = 'claude-sonnet-5-5'

/** Where the provider's endpoints are, unless another address is named. */
export const providerAddress = 'https://api.anthropic.com'

/** What a call of the provider takes. */
export interface ProviderOptions {
  readonly key: string
  /** @default providerAddress */
  readonly baseURL?: string
  /** @default providerModel */
  readonly model?: string
  /** @default the platform's own */
  readonly fetch?: typeof fetch
  /** Stops the call while it runs. */
  readonly signal?: AbortSignal
  /** Milliseconds that a question may take in all: both tries, the pause between them, the answer read. @default 30_000 */
  readonly timeoutMs?: number
  /** The clock in milliseconds, from any beginning. @default the platform's own */
  readonly now?: () => number
  /** Milliseconds before the second try. @default 800 */
  readonly pauseMs?: number
}

/** Milliseconds that a question may take in all. */
export const timeoutDefault = 30_000
/** Milliseconds without which a second try is not begun. */
export const secondTryMin = 1000
/** Milliseconds before the second try. */
export const pauseDefault = 800
/** Bytes of an answer; a longer one is not read to its end. */
export const replyBytesMax = 1_000_000
