import '../../styles/ui/app-offers.css'
import { useState } from 'react'
import { pwaMessages } from '../../domain/messages/pwa.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useUpdate } from './use-update.ts'

/** Offers an update of the site. Nothing happens until the visitor accepts it: something may be half written. */
export function UpdateOffer() {
  const take = useUpdate()
  const [later, setLater] = useState(false)
  const [taking, setTaking] = useState(false)
  return (
    <div className="update-offer" role="status">
      {take !== null && !later && (
        <Notice
          title={pwaMessages.update}
          action={
            <Button
              busy={taking}
              onClick={() => {
                setTaking(true)
                take()
              }}
            >
              {pwaMessages.reload}
            </Button>
          }
          onDismiss={() => setLater(true)}
        />
      )}
    </div>
  )
}
