import { mutation, query } from '../../../requests/request.ts'

export const performanceQuery = (connection: string) =>
  query(['databases', 'performance', connection], 'GET /api/database/performance', { query: { connection } })

export const cancelStatement = mutation('POST /api/database/performance/cancel', {
  invalidates: ['databases']
})
