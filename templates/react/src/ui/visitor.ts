import { visitorOf, type CurrentVisitor } from '../domain/sessions/visitor.ts'
import { useBackend } from './backend.tsx'
import { useBrowserValue } from './use-client.ts'

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function useVisitor(): CurrentVisitor {
  return useBrowserValue({ ...visitorOf(useBackend()), prerendered: undefined })
}
