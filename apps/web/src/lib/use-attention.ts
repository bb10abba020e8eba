import { useEffect, useState } from 'react'
import { createAttention, type Attention } from './attention.ts'

/** True while the user is active on this page. */
export function useAttention(): Attention {
  const [attention] = useState(() => createAttention())
  useEffect(() => attention.start(), [attention])
  return attention
}
