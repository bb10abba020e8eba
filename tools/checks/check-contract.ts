// Every route of the contract has a description and examples of its parameters, body and answers, and each example is
// taken by its own schema.
import { findContractProblems } from '../../packages/api/src/open-api/contract-problems.ts'

export function check(): string[] {
  return findContractProblems()
}
