import { receive } from '../../message/mail.js'

/** Netlify: takes a message at /api/message. */
export const config = { path: '/api/message', method: 'POST' }
export default (request, context) => receive(request, context.ip)
