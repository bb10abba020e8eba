import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { withParameters } from '../../../../ui/use-address-state.ts'
import { jobQuery } from './bulk.api.ts'
import { JobItems } from './job-items.tsx'

/** What became of the job that the address names, such as a notice leads to. */
export function AskedJob() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('job')
  const { data } = useQuery({ ...jobQuery(id ?? ''), enabled: id !== null })
  if (data === undefined) return null
  const close = (): void => setQuery((before) => withParameters(before, { job: null }), { replace: true })
  return <JobItems job={data.job} opened={id !== null} onClose={close} />
}
