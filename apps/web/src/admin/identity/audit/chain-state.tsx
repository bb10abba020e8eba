import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { RequestError } from '../../../requests/request-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Status } from '../../../ui/status.tsx'
import { toast } from '../../../ui/toast.ts'
import { auditStateQuery, verifyAudit } from './audit.api.ts'
import styles from './audit.module.css'
import { auditMessages } from './messages.ts'

const words = auditMessages.chain

/** Whether the hash chain held when the whole log was verified last, and when that was. */
export function ChainState() {
  const { data } = useQuery(auditStateQuery)
  const clock = useClock()
  if (data === undefined) return null
  const { checked } = data
  if (checked === null || (checked.entries === 0 && checked.firstBrokenRow === null))
    return <Status>{words.never}</Status>
  if (checked.firstBrokenRow !== null)
    return <Status tone="danger">{words.broken(count(checked.firstBrokenRow))}</Status>
  const { at, entries } = checked
  return <Status tone="success">{words.verified(formatDateTimeInText(at, clock), count(entries))}</Status>
}

/** Where the chain is broken, and what can be done; nothing where it holds. */
export function ChainBreak() {
  const { data } = useQuery(auditStateQuery)
  const clock = useClock()
  const row = data?.checked?.firstBrokenRow
  if (data?.checked == null || row == null) return null
  return (
    <div className={styles.break}>
      <Banner tone="danger">
        <b>{words.broken(count(row))}</b> {words.found(formatDateTimeInText(data.checked.at, clock))}{' '}
        {row > 1 && words.holds(count(row - 1))} {words.whatNow}{' '}
        <Link to={`?view=audit&before=${row + 1}`}>{words.showRows}</Link>
      </Banner>
    </div>
  )
}

function count(rows: number): string {
  return rows.toLocaleString(navigator.language)
}

/** Verifies the whole log now, piece by piece, and says how far it is. */
export function VerifyButton() {
  const verify = useMutation(verifyAudit)
  const [row, setRow] = useState<number>()
  const run = async (): Promise<void> => {
    let after = 0
    try {
      for (;;) {
        setRow(after)
        const report = await verify.mutateAsync({ query: { after } })
        if (report.firstBrokenRow !== null) {
          toast({ tone: 'danger', text: words.broken(count(report.firstBrokenRow)) })
          return
        }
        if (report.complete) {
          toast({ tone: 'success', text: words.whole(count(report.checkedTo)) })
          return
        }
        after = report.checkedTo
      }
    } catch (error) {
      const text = error instanceof RequestError ? error.failure.message : String(error)
      toast({ tone: 'danger', title: words.failed, text })
    } finally {
      setRow(undefined)
    }
  }
  return (
    <Button
      size="sm"
      aria-disabled={row !== undefined || undefined}
      onClick={() => {
        if (row === undefined) void run()
      }}
    >
      {row === undefined ? words.verify : words.verifying(count(row))}
    </Button>
  )
}

/** Copies the public key that an export is verified with. */
export function CopyKeyButton() {
  const { data } = useQuery(auditStateQuery)
  if (data === undefined) return null
  return (
    <Button
      size="sm"
      title={words.keyHelp}
      onClick={() =>
        void copyText(data.publicKey).then((done) =>
          toast(done ? { tone: 'success', text: words.copied } : { tone: 'warning', text: words.notCopied })
        )
      }
    >
      {words.copyKey}
    </Button>
  )
}
