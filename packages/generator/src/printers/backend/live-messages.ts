import type { GenerationPlan } from '../../generation-plan.ts'
import { publicEntities } from './model.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const moment = { type: 'integer', description: 'Milliseconds since 1970' }

type Messages = Record<string, object>

/** A message of the WebSocket, seen from the site. */
export interface LiveMessages {
  received: Messages
  sent: Messages
}

function members(properties: Record<string, object>): object {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function message(name: string, summary: string, properties: Record<string, object>): Messages {
  return { [name]: { summary, payload: members(properties) } }
}

function connection(): LiveMessages {
  return {
    received: {
      ...message('hello', 'The first message, once.', { session: text, at: moment }),
      ...message('ping', 'Every 30 seconds, to be answered with pong.', { at: moment })
    },
    sent: message('pong', 'The answer to ping. Two that are missing end the connection.', { at: moment })
  }
}

function sync(plan: GenerationPlan): LiveMessages {
  const change = {
    kind: { enum: ['added', 'changed', 'removed'] },
    of: { enum: publicEntities(plan).map((each) => each.plural) },
    id: text,
    at: moment
  }
  return {
    received: message('change', 'Something that the site shows is no longer as it was.', change),
    sent: {}
  }
}

/** Versions keep the texts of several authors the same: an edit that came too late is rebased (optimistic concurrency). */
function collaboration(): LiveMessages {
  const edit = { document: text, version: count, position: count, remove: count, insert: text }
  return {
    received: {
      ...message('document', 'The whole text, in answer to open.', {
        document: text,
        version: count,
        text
      }),
      ...message('edited', 'An edit that counts, also the own. The version is the one after it.', {
        ...edit,
        author: text
      }),
      ...message(
        'outdated',
        'An edit that does not count: another came first. The version is the present one.',
        {
          document: text,
          version: count
        }
      )
    },
    sent: {
      ...message('open', 'Asks for a text and for every edit of it.', { document: text }),
      ...message('edit', 'Replaces some characters of the text in the version that the author sees.', edit),
      ...message('close', 'No more edits of this text, please.', { document: text })
    }
  }
}

function presence(): LiveMessages {
  const state = { enum: ['here', 'away'] }
  const visitor = { visitor: text, name: text, state, since: moment }
  return {
    received: {
      ...message('present', 'Everybody who is on the page, after enter.', {
        page: text,
        visitors: { type: 'array', items: members(visitor) }
      }),
      ...message('arrived', 'Somebody came to the page, or is away or back.', { page: text, ...visitor }),
      ...message('left', 'Somebody left the page, or was not heard of for a minute.', {
        page: text,
        visitor: text
      })
    },
    sent: {
      ...message('enter', 'The visitor opened the page. It leaves the one before.', { page: text }),
      ...message('state', 'The visitor went away from the window, or came back.', { state })
    }
  }
}

/** The messages that the real-time options ask for. */
export function liveMessages(plan: GenerationPlan): LiveMessages {
  const { websockets, realTimeSync, liveCollaboration, presenceAwareness } = plan.site.enterpriseConfig
  const parts = [
    ...(websockets ? [connection()] : []),
    ...(realTimeSync ? [sync(plan)] : []),
    ...(liveCollaboration ? [collaboration()] : []),
    ...(presenceAwareness ? [presence()] : [])
  ]
  return {
    received: Object.assign({}, ...parts.map(({ received }) => received)) as Messages,
    sent: Object.assign({}, ...parts.map(({ sent }) => sent)) as Messages
  }
}
