import type { ViewAsAnswer } from '@sitewright/api'
import { getServerConnection } from '../server-connection.ts'
import { markView } from './view-marker.ts'
import { nameOf } from '../../lib/name-of.ts'

/** Leads to the pages of a user, by the token that the server gave for them; the view ends on this page again. */
export function beginView(answer: ViewAsAnswer): void {
  markView(nameOf(answer.user))
  getServerConnection().viewAs.begin(answer, location.pathname + location.search)
}
