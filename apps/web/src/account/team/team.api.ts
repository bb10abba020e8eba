import { mutation, query } from '../../requests/request.ts'
import { toast } from '../../ui/toast.ts'
import { teamMessages as messages } from './messages.ts'

/** Page size of the list of people. */
export const teamPageSize = 25

export function teamQuery(search: string, page: number) {
  return query(['team', 'people', search, String(page)], 'GET /api/team/people', {
    query: { search, page, limit: teamPageSize }
  })
}

export const teamReportQuery = query(['team', 'report'], 'GET /api/team/report', {})
export const teamProjectsQuery = query(['team', 'projects'], 'GET /api/team/projects', {})

export const inviteToTeam = mutation('POST /api/team/people', { invalidates: ['team'] })

export const changeTeamPerson = mutation('PATCH /api/team/people/{id}', {
  invalidates: ['team'],
  onFailure: ({ message }) => toast({ tone: 'danger', title: messages.failed, text: message })
})
