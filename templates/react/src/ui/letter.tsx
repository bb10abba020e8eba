import '../styles/ui/letter.css'
import { copyText } from '../browser/clipboard.ts'
import { mailLink } from '../domain/mail-link.ts'
import { contactMessages } from '../domain/messages/contact.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useStatus } from './status.tsx'

interface LetterProps {
  to: string
  subject: string
  body: string
}

/** Preview of an e-mail, a button that opens it in the visitor's mail program, and one that copies the address. */
export function Letter({ to, subject, body }: LetterProps) {
  const say = useStatus()
  async function copy() {
    if (await copyText(to)) say(contactMessages.copied)
    else say(contactMessages.notCopied, 'warning')
  }
  return (
    <>
      <div className="letter">
        <dl>
          <div>
            <dt>{contactMessages.to}</dt>
            <dd>
              <bdi>{to}</bdi>
            </dd>
          </div>
          <div>
            <dt>{contactMessages.subject}</dt>
            <dd>{subject}</dd>
          </div>
        </dl>
        <p>{body}</p>
      </div>
      <p className="actions">
        <a className="btn" href={mailLink({ to, subject, body })}>
          <Icon name="mail" />
          {contactMessages.writeMail}
        </a>
        <Button look="quiet" onClick={() => void copy()}>
          {contactMessages.copyAddress}
        </Button>
      </p>
      <p className="small soft">{contactMessages.ownProgram}</p>
    </>
  )
}
