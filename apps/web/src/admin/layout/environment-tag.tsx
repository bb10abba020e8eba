import { useQuery } from '@tanstack/react-query'
import { query } from '../../requests/request.ts'
import { useBackend } from '../../sign-in/auth.tsx'
import { layoutMessages as words } from './messages.ts'
import styles from './navigation.module.css'

const environmentQuery = query(['environment'], 'GET /api/admin/environment', {})

/** What the installation is for, as its configuration says; nothing where that says nothing. */
export function EnvironmentTag() {
  const { backend } = useBackend()
  const { data } = useQuery(environmentQuery)
  const environment = data?.environment ?? null
  if (backend.kind === 'demo') return <span className={styles.tag}>{words.demo}</span>
  return environment === null ? null : <span className={styles.tag}>{words.environments[environment]}</span>
}
