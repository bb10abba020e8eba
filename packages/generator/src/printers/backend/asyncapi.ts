import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import { nameOf } from '../../naming.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { liveMessages } from './live-messages.ts'

type Named = Record<string, object>

const channel = { $ref: '#/channels/live' }

function operation(action: 'receive' | 'send', messages: Named): object {
  const listed = Object.keys(messages).map((name) => ({ $ref: `#/channels/live/messages/${name}` }))
  return { [action]: { action, channel, messages: listed } }
}

/** Prints the AsyncAPI 3 document of the server's WebSocket messages, from the site's side. */
export function asyncapi(plan: GenerationPlan): File[] {
  const { sent, received } = liveMessages(plan)
  const messages = { ...received, ...sent }
  const names = Object.keys(messages)
  if (names.length === 0) return []
  const document = {
    asyncapi: '3.0.0',
    info: { title: `${nameOf(plan.site)}, live`, version: '1.0.0' },
    servers: {
      live: {
        host: plan.site.deployment.domain || 'localhost:8000',
        protocol: plan.origin.startsWith('https') ? 'wss' : 'ws'
      }
    },
    channels: {
      live: {
        address: '/live',
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]))
      }
    },
    operations: {
      ...operation('receive', received),
      ...(Object.keys(sent).length === 0 ? {} : operation('send', sent))
    },
    components: { messages }
  }
  return [file('backend/asyncapi.json', json(document))]
}
