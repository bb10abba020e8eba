import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { withParameters } from '../../../../ui/use-address-state.ts'
import { jobQuery } from './bulk.api.ts'
import { JobItems } from './job-items.tsx'

/** The result of the job whose id is in the URL, as in the link of a notice. */
export function AskedJob() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('job')
  const { data } = useQuery({ ...jobQuery(id ?? ''), enabled: id !== null })
  if (data === undefined) return null
  const close = (): void => setQuery((before) => withParameters(before, { job: null }), { replace: true })
  return <JobItems job={data.job} opened={id !== null} onClose={close} />
}
