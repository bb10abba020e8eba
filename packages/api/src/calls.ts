import type { z } from '@hono/zod-openapi'
import type { ContractRoute } from './contract.ts'

type JsonOf<R> = R extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? S
  : never
type BodyOf<R> = R extends { request: { body: infer B } } ? { body: z.input<JsonOf<B>> } : unknown
type PathOf<R> = R extends { request: { params: infer S extends z.ZodType } } ? { path: z.input<S> } : unknown
type QueryOf<R> = R extends { request: { query: infer S extends z.ZodType } }
  ? { query?: z.input<S> }
  : unknown
type HeadersOf<R> = R extends { request: { headers: infer S extends z.ZodType } }
  ? { headers?: z.input<S> }
  : unknown

type AnswerOf<R> = R extends { responses: { 200: infer A } } ? z.output<JsonOf<A>> : never

/** Input and response of every route, by method and path: `POST /api/auth/login`. */
export type ApiCalls = {
  [R in ContractRoute as `${Uppercase<R['method']>} ${R['path']}`]: {
    input: BodyOf<R> & PathOf<R> & QueryOf<R> & HeadersOf<R>
    answer: AnswerOf<R>
  }
}
