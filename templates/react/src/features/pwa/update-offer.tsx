import '../../styles/ui/app-offers.css'
import { useMemo } from 'react'
import { createUpdate } from '../../browser/update.ts'
import { pwaMessages } from '../../domain/messages/pwa.ts'
import { base } from '../../ui/base-path.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useObservable } from '../../ui/use-observable.ts'

/** Offers an update of the site. Nothing happens until the visitor accepts it: something may be half written. */
export function UpdateOffer() {
  const update = useMemo(() => createUpdate({ base, enabled: !import.meta.env.DEV }), [])
  const state = useObservable(update)
  return (
    <div className="update-offer" role="status">
      {(state === 'offered' || state === 'loading') && (
        <Notice
          title={pwaMessages.update}
          action={
            <Button busy={state === 'loading'} onClick={update.accept}>
              {pwaMessages.reload}
            </Button>
          }
          onDismiss={update.postpone}
        />
      )}
    </div>
  )
}
