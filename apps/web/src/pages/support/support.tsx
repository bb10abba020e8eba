import { Link } from 'react-router'
import { useSourceCode } from '../../builder/installation.ts'
import { TextPage, TextPart } from '../text/text-page.tsx'
import { supportMessages as messages } from './messages.ts'
import { uiMessages } from '../../ui/messages.ts'

/** The support page: who answers which question. */
export function Support() {
  const source = useSourceCode()
  return (
    <TextPage title={messages.title} lead={messages.lead}>
      <TextPart title={messages.cannotSignIn}>
        <ul>
          <li>
            <Link className="link" to="/auth/forgot">
              {messages.newPassword}
            </Link>{' '}
            {messages.newPasswordWhere}
          </li>
          <li>{messages.locked}</li>
          <li>{messages.lostPhone}</li>
          <li>{messages.nothingHelps}</li>
        </ul>
      </TextPart>
      <TextPart title={messages.builder}>
        <p>
          {messages.documentationBefore}{' '}
          <Link className="link" to="/docs">
            {messages.documentation}
          </Link>{' '}
          {messages.documentationAfter}
        </p>
      </TextPart>
      <TextPart title={messages.fault}>
        <p>
          {source === null ? (
            messages.report
          ) : (
            <>
              {messages.reportBefore}{' '}
              <a className="link" href={source} target="_blank" rel="noreferrer">
                {messages.sourceCode}
                <span className="vh"> {uiMessages.newTab}</span>
              </a>{' '}
              {messages.reportAfter}
            </>
          )}{' '}
          {messages.reportHow}
        </p>
      </TextPart>
    </TextPage>
  )
}
