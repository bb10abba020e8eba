import type { TenantFeatureId } from '@sitewright/api'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useFeatureRefusal } from './use-feature-refusal.ts'

interface FeatureButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-description'> {
  feature: TenantFeatureId
}

/** A button that takes a feature of tenants; where it is missing, the button stays in its place and says why. */
export function FeatureButton({ feature, onClick, ...rest }: FeatureButtonProps) {
  const refusal = useFeatureRefusal(feature)
  if (refusal === undefined) return <Button {...rest} onClick={onClick} />
  return (
    <Button
      {...rest}
      aria-disabled
      aria-description={refusal}
      onClick={() => toast({ tone: 'warning', text: refusal, group: 'feature' })}
    />
  )
}
