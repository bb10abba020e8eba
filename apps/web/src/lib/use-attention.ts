import { useEffect, useState } from 'react'
import { createAttention, type Attention } from './attention.ts'

/** Whether somebody is at this page, while the component is there. */
export function useAttention(): Attention {
  const [attention] = useState(() => createAttention())
  useEffect(() => attention.start(), [attention])
  return attention
}
