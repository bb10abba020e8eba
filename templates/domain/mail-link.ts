/** An e-mail that the visitor sends with their own mail program. */
export interface MailDraft {
  to: string
  subject: string
  body: string
}

/** Mail programs cut or refuse longer addresses. */
const longest = 1800

/** The address that starts an e-mail (RFC 6068). A body that would be too long ends early. */
export function mailLink({ to, subject, body }: MailDraft): string {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  let text = Array.from(body)
  let link = withBody(start, text)
  while (link.length > longest && text.length > 0) {
    text = text.slice(0, Math.floor(text.length * 0.9))
    link = withBody(start, text)
  }
  return link
}

function withBody(start: string, text: readonly string[]): string {
  // Lines of a mail end with CR LF, in an address too.
  return `${start}&body=${encodeURIComponent(text.join('').replace(/\r?\n/g, '\r\n'))}`
}
