/** Default model. */
export const providerModel = 'claude-sonnet-5-5'

/** Default base URL of the provider's API. */
export const providerAddress = 'https://api.anthropic.com'

/** Options of a provider call. */
export interface ProviderOptions {
  readonly key: string
  /** @default providerAddress */
  readonly baseURL?: string
  /** @default providerModel */
  readonly model?: string
  /** @default the platform's own */
  readonly fetch?: typeof fetch
  /** Aborts the call. */
  readonly signal?: AbortSignal
  /** Total milliseconds of a question: both attempts, the pause between them, and reading the reply. @default 30_000 */
  readonly timeoutMs?: number
  /** The clock in milliseconds, from any origin. @default the platform's own */
  readonly now?: () => number
  /** Milliseconds before the second attempt. @default 800 */
  readonly pauseMs?: number
}

/** Total milliseconds of a question. */
export const timeoutDefault = 30_000
/** Minimum of milliseconds that must be left to begin a second attempt. */
export const secondTryMin = 1000
/** Milliseconds before the second attempt. */
export const pauseDefault = 800
/** Maximum bytes of a reply. */
export const replyBytesMax = 1_000_000
