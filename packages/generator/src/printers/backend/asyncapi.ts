import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import { nameOf } from '../../naming.ts'
import type { Order } from '../../order.ts'
import { entitiesOf } from './model.ts'

const text = { type: 'string' }
const moment = { type: 'integer', description: 'Milliseconds since 1970' }

function members(properties: Record<string, object>): object {
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** The live messages of the owner's server, as AsyncAPI 3; undefined where no real-time option was chosen. */
export function asyncapi(order: Order): File[] {
  const { websockets, realTimeSync, liveCollaboration, presenceAwareness } = order.site.enterpriseConfig
  const kinds = ['added', 'changed', 'removed']
  const messages: Record<string, object> = {
    ...(websockets ? { hello: members({ session: text, at: moment }), ping: members({ at: moment }) } : {}),
    ...(realTimeSync
      ? {
          change: members({
            kind: { enum: kinds },
            of: { enum: entitiesOf(order).map((each) => each.plural) },
            id: text,
            at: moment
          })
        }
      : {}),
    ...(liveCollaboration
      ? {
          edit: members({
            document: text,
            author: text,
            position: { type: 'integer' },
            insert: text,
            remove: { type: 'integer' }
          })
        }
      : {}),
    ...(presenceAwareness
      ? { presence: members({ visitor: text, page: text, state: { enum: ['here', 'away', 'left'] } }) }
      : {})
  }
  const names = Object.keys(messages)
  if (names.length === 0) return []
  const document = {
    asyncapi: '3.0.0',
    info: { title: `${nameOf(order.site)}, live`, version: '1.0.0' },
    servers: {
      live: {
        host: order.site.deployment.domain || 'localhost:8000',
        protocol: order.origin.startsWith('https') ? 'wss' : 'ws'
      }
    },
    channels: {
      live: {
        address: '/live',
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]))
      }
    },
    operations: {
      receive: { action: 'receive', channel: { $ref: '#/channels/live' } },
      ...(liveCollaboration || presenceAwareness
        ? { send: { action: 'send', channel: { $ref: '#/channels/live' } } }
        : {})
    },
    components: { messages: Object.fromEntries(names.map((name) => [name, { payload: messages[name] }])) }
  }
  return [file('backend/asyncapi.json', json(document))]
}
