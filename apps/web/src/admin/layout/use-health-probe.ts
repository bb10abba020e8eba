import { recheckTimeout } from '@sitewright/client'
import { useEffect } from 'react'
import { useBackend } from '../../sign-in/auth.tsx'

/** Milliseconds between two health checks (spec 2 §9). */
const probeIntervalMs = 30_000

/** Probes the health of the backend while the panel is open; `useBackend` tells what it found. */
export function useHealthProbe(): void {
  const { reconnect } = useBackend()
  useEffect(() => {
    const timer = setInterval(() => void reconnect(recheckTimeout), probeIntervalMs)
    return () => clearInterval(timer)
  }, [reconnect])
}
