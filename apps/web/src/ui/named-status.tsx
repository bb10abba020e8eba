import './styles/data.css'
import { statusNames, type StatusName } from './status-names.ts'
import { Status } from './status.tsx'

/** The state of a record by its name, with a detail where there is one: `Locked, 11 min`. */
export function NamedStatus({ name, detail }: { name: StatusName; detail?: string | undefined }) {
  const { word, tone } = statusNames[name]
  return <Status tone={tone}>{detail === undefined ? word : `${word}, ${detail}`}</Status>
}
