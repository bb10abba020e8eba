import { Charts } from './charts.tsx'
import { Measures } from './measures.tsx'
import { Tables } from './tables.tsx'

/** The parts that show data. */
export function DataParts() {
  return (
    <>
      <Tables />
      <Measures />
      <Charts />
    </>
  )
}
