import { isAccepted } from '../../domain/backend/post-form.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { withBase } from '../../ui/base-path.ts'
import { posting } from './posting.ts'

/** A PHP file beside the pages mails what is posted, see public/mail.php. */
export const deliver = posting(({ deployment }) => ({
  address: withBase('/mail.php', deployment.basePath ?? ''),
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
}))
