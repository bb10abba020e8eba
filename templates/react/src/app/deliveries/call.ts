import { callBackend } from '../../domain/backend/delivery.ts'
import type { Deliver } from './deliver.ts'

/** Visitors call, or write an e-mail of their own. */
export const deliver: Deliver = (base) => callBackend(base)
