import { saysYes } from '../../domain/backend/post.ts'
import type { Deliver } from './deliver.ts'

/** A function of the host mails what is posted, see message/mail.js. */
export const deliver: Deliver = () => ({ address: '/api/message', ours: true, taken: saysYes })
