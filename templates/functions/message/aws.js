import { receive } from './mail.js'

/** AWS Lambda behind a function URL: takes a message at /api/message. */
export async function handler({ headers, body = '', isBase64Encoded, requestContext }) {
  const form = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const request = new Request('https://site/api/message', { method: 'POST', headers, body: form })
  const viewer = headers['cloudfront-viewer-address'] ?? requestContext.http.sourceIp
  const answer = await receive(request, viewer.replace(/:\d+$/, ''))
  return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}
