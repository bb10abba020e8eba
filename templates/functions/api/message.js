import { receive } from '../message/mail.js'

/** Vercel: takes a message at /api/message. */
export const POST = (request) => receive(request, request.headers.get('x-real-ip'))
