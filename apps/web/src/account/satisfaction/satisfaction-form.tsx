import { satisfactionLimits as limits, satisfactionQuestion } from '@sitewright/api/satisfaction-limits'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/choice.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.ts'
import { satisfactionMessages as messages } from './messages.ts'
import { answerSatisfaction } from './satisfaction.api.ts'
import styles from './satisfaction.module.css'

const scores = Array.from({ length: limits.highest - limits.lowest + 1 }, (_, index) =>
  String(limits.lowest + index)
).map((value) => ({ value, label: value }))

/** The question with its scale; the comment is offered once a score is chosen. */
export function SatisfactionForm({ onDone }: { onDone: () => void }) {
  const title = useId()
  const [score, setScore] = useState('')
  const [comment, setComment] = useState('')
  const answer = useMutation(answerSatisfaction)
  const close = (): void => {
    // The button that was pressed is gone with the panel.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    onDone()
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (answer.isPending) return
    answer.mutate(
      { body: { score: Number(score), comment } },
      {
        onSuccess: ({ message }) => {
          toast({ tone: 'success', text: message })
          close()
        },
        onError: ({ message }) => toast({ tone: 'danger', title: messages.failed, text: message })
      }
    )
  }
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <form className={styles.form} onSubmit={send}>
        <div className={styles.head}>
          <h2 id={title}>{satisfactionQuestion}</h2>
          <p>{messages.scale(limits.lowest, limits.highest)}</p>
        </div>
        <SegmentedControl
          label={`${satisfactionQuestion} ${messages.scale(limits.lowest, limits.highest)}`}
          name="score"
          value={score}
          options={scores}
          onChange={setScore}
        />
        {score !== '' && (
          <TextAreaField
            name="comment"
            label={messages.comment}
            aside={messages.optional}
            help={messages.privacy}
            rows={2}
            maxLength={limits.comment}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        )}
        <div className={styles.acts}>
          {score !== '' && <SubmitButton sending={answer.isPending}>{messages.send}</SubmitButton>}
          <Button kind="quiet" onClick={close}>
            {messages.notNow}
          </Button>
          <span>{messages.again}</span>
        </div>
      </form>
    </section>
  )
}
