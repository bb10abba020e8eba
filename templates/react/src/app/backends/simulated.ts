import type { Backend } from '../../domain/backend/port.ts'
import { simulatedBackend } from '../../domain/backend/simulated.ts'
import type { Store } from '../../domain/backend/storage.ts'
import { findAnswer } from '../../domain/chat-answers.ts'
import { knowledgeOf } from '../../domain/chat-knowledge.ts'
import type { Site } from '../../domain/site.ts'

/** The simulated backend: it answers in the browser, without a server. */
export function createBackend(site: Site, store: Store): Backend {
  return simulatedBackend({
    store,
    answer: (message) => findAnswer(message, knowledgeOf(site)),
    now: () => Date.now(),
    random: () => Math.random()
  })
}
