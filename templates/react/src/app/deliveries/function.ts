import { isAccepted } from '../../domain/backend/post-form.ts'
import type { Deliver } from './deliver.ts'

/** A function of the host mails what is posted, see message/mail.js. */
export const deliver: Deliver = () => ({ address: '/api/message', ours: true, taken: isAccepted })
