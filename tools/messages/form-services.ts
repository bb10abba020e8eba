// Form services as their documents describe them: what they take, and what they answer.
import { isNotRefused, type PostAddress } from '../../templates/domain/backend/post-form.ts'
import {
  delayIfLate,
  json,
  serve,
  type ReceivedMessage,
  type ReceivedRequest,
  type ReceiverBehaviour
} from './receiver.ts'
import type { Way } from './way.ts'

interface Service {
  name: string
  path: string
  fields?: Readonly<Record<string, string>>
  /** Field that only robots fill in. */
  trap: string
  taken: unknown
  refusal: { status: number; body: unknown; words: string }
}

const services: readonly Service[] = [
  {
    name: 'Formspree',
    path: '/f/mkestrel',
    trap: '_gotcha',
    taken: { next: 'https://formspree.io/thanks?language=en', ok: true },
    refusal: { status: 404, body: { error: 'Form not found' }, words: 'Form not found' }
  },
  {
    name: 'Formspree with an error in a field',
    path: '/f/mkestrel',
    trap: '_gotcha',
    taken: { ok: true },
    refusal: {
      status: 422,
      body: {
        error: 'Validation errors',
        errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
      },
      words: 'should be an email'
    }
  },
  {
    name: 'Web3Forms',
    path: '/submit',
    fields: { access_key: '5f9c1d2e-0000-4000-8000-000000000000' },
    trap: 'botcheck',
    taken: { success: true, message: 'Email sent successfully!', data: {} },
    refusal: {
      status: 400,
      body: { success: false, body: { message: 'Invalid Access Key' }, message: 'Invalid Access Key' },
      words: 'Invalid Access Key'
    }
  },
  {
    name: 'Basin',
    path: '/f/0a1b2c3d4e5f',
    trap: '_gotcha',
    taken: { success: true, id: 1 },
    refusal: { status: 403, body: { error: 'Domain not allowed' }, words: 'Domain not allowed' }
  }
]

function toArrived(form: URLSearchParams): ReceivedMessage {
  return {
    email: form.get('email') ?? '',
    subject: form.get('subject') ?? '',
    text: [form.get('message'), form.get('company')].join('\n'),
    headers: [...form.keys()]
  }
}

async function startService({ name, path, fields = {}, trap, taken, refusal }: Service): Promise<Way> {
  const inbox: ReceivedMessage[] = []
  let behaviour: ReceiverBehaviour = 'take'
  const server = await serve(async ({ path: asked, headers, body }: ReceivedRequest, response) => {
    const form = new URLSearchParams(body.toString())
    const wrong = Object.entries(fields).some(([field, value]) => form.get(field) !== value)
    if (asked !== path || wrong || behaviour === 'refuse') return json(response, refusal.status, refusal.body)
    if (behaviour === 'break')
      return void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Oops')
    // Services answer a script in JSON, and lead a browser without one to a page of their own.
    if (!(headers.accept ?? '').includes('json')) {
      inbox.push(toArrived(form))
      return void response.writeHead(302, { Location: '/thanks' }).end()
    }
    if ((form.get(trap) ?? '') === '') inbox.push(toArrived(form))
    await delayIfLate(behaviour)
    return json(response, 200, taken)
  })
  const to: PostAddress = { address: server.address + path, fields, trap, taken: isNotRefused }
  return {
    name,
    to,
    refusal: refusal.words,
    once: false,
    inbox: () => inbox,
    behave: (next) => void (behaviour = next),
    stop: server.stop
  }
}

export const formServices = services.map((service) => ({
  name: service.name,
  start: () => startService(service)
}))
