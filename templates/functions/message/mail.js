// Mails what a visitor wrote. Variables: RESEND_API_KEY and MAIL_TO; MAIL_FROM once a domain of yours is verified there.
const most = { bytes: 20_000, line: 200, message: 10_000, perHour: 10 }
const address = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;]+$/
const asked = new Map()
const other = /^(?!(name|email|phone|subject|message|reference|_gotcha)$)[\w -]{1,40}$/

/** Takes a posted form. Answers in JSON to the script of the page, and with a page where there is no script. */
export async function receive(request, from) {
  const { RESEND_API_KEY, MAIL_TO, MAIL_FROM, MAIL_API } = process.env
  const say = (status, message) => answer(request, status, message)
  if (!RESEND_API_KEY || !MAIL_TO) return say(503, 'Mail is not set up here yet.')
  const posted = await request.text()
  const form = new URLSearchParams(posted.slice(0, most.bytes))
  // A field that people do not see: a robot filled it in, and learns nothing.
  if (form.get('_gotcha')) return say(200, 'Thank you. Your message was sent.')
  // One line each, so that nothing that was entered can become a header.
  const line = (name) => (form.get(name) ?? '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  const lines = ['name', 'email', 'phone', 'subject'].map(line)
  const [name, email, phone, subject] = lines
  const message = (form.get('message') ?? '').trim()
  const more = [...form].flatMap(([field, value]) => (value && other.test(field) ? `${field}: ${value}` : []))
  const text = [message, more.join('\n'), [name, email, phone].filter(Boolean).join(', ')]
  const long = message.length > most.message || lines.some((each) => each.length > most.line)
  if (long || posted.length > most.bytes) return say(413, 'The message is too long.')
  if (!address.test(email)) return say(422, 'The e-mail address is not complete.')
  if (message === '') return say(422, 'The message is empty.')
  // As far as this instance has seen its messages of the last hour.
  const recent = (asked.get(from) ?? []).filter((time) => Date.now() - time < 3_600_000)
  if (recent.length >= most.perHour) return say(429, 'Too many messages from here. Try again in an hour.')
  if (asked.size > 5000) asked.clear()
  asked.set(from, [...recent, Date.now()])
  const mail = {
    from: MAIL_FROM || 'onboarding@resend.dev',
    to: [MAIL_TO],
    reply_to: email,
    subject: subject || `Message from ${name || email}`,
    text: text.filter(Boolean).join('\n\n')
  }
  const key = request.headers.get('Idempotency-Key') || crypto.randomUUID()
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key.slice(0, 200) }
  headers.Authorization = `Bearer ${RESEND_API_KEY}`
  const sending = { method: 'POST', headers, body: JSON.stringify(mail), signal: AbortSignal.timeout(8000) }
  const taken = await fetch(MAIL_API || 'https://api.resend.com/emails', sending).catch(() => undefined)
  if (taken === undefined) return say(504, 'The mail service did not answer.')
  return taken.ok
    ? say(200, 'Thank you. Your message was sent.')
    : say(502, 'The mail service refused the message.')
}

function answer(request, status, message) {
  if ((request.headers.get('Accept') ?? '').includes('json'))
    return Response.json(
      { ok: status === 200, message },
      { status, headers: { 'Cache-Control': 'no-store' } }
    )
  const page = `<!doctype html><html lang="en"><title>${message}</title><p>${message}</p><a href="/">Back</a></html>`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
