import type { IncidentEntry } from '@sitewright/api'

/** From this many audit entries in a row on, they are folded: an alert between a hundred sign-ins is not found. */
const shortestFold = 4

/** A part of a time line: an entry, or entries of the audit log that follow each other. */
export type TimeLinePart =
  | { kind: 'entry'; entry: IncidentEntry }
  | { kind: 'audit'; entries: readonly IncidentEntry[] }

/** Folds runs of audit entries, so that the steps of alerts, checks and notices stand out; the order stays. */
export function foldAudit(entries: readonly IncidentEntry[]): TimeLinePart[] {
  const runs: IncidentEntry[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last?.[0]?.source === entry.source) last.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run): TimeLinePart[] =>
    run[0]?.source === 'audit' && run.length >= shortestFold
      ? [{ kind: 'audit', entries: run }]
      : run.map((entry) => ({ kind: 'entry', entry }))
  )
}
