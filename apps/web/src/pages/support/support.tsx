import { Link } from 'react-router'
import { useSourceCode } from '../../builder/installation.ts'
import { TextPage, TextPart } from '../text/text-page.tsx'

/** The support page: who answers which question. */
export function Support() {
  const source = useSourceCode()
  return (
    <TextPage
      title="Support"
      lead="There is no hotline behind this page. Most answers are in the documentation, and what concerns your account is with whoever runs this installation."
    >
      <TextPart title="You cannot sign in">
        <ul>
          <li>
            <Link className="link" to="/auth/forgot">
              Ask for a new password
            </Link>{' '}
            where this server sends mail. The link in the message works for half an hour.
          </li>
          <li>
            After several wrong passwords the account is locked for a while. Wait, use the link in the message
            about it, or set a new password.
          </li>
          <li>
            You lost the phone with your codes: enter one of the recovery codes that you were given when you
            set it up.
          </li>
          <li>Nothing helps: an administrator of this installation can start a reset for you.</li>
        </ul>
      </TextPart>
      <TextPart title="The builder">
        <p>
          The{' '}
          <Link className="link" to="/docs">
            documentation
          </Link>{' '}
          says how the steps work, what each feature brings, and how to publish the result.
        </p>
      </TextPart>
      <TextPart title="You found a fault">
        <p>
          {source === null ? (
            'Report it to whoever runs this installation.'
          ) : (
            <>
              Report it where the{' '}
              <a className="link" href={source} target="_blank" rel="noreferrer">
                source code
                <span className="vh"> (opens in a new tab)</span>
              </a>{' '}
              lives.
            </>
          )}{' '}
          Say what you did, what you expected and what came instead. Leave passwords, codes and links from
          mails out of it.
        </p>
      </TextPart>
    </TextPage>
  )
}
