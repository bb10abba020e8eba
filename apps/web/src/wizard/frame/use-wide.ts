import { useMediaQuery } from '@mantine/hooks'

/** True where the preview stands beside the step; below that it is a sheet. */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 821px)', true, { getInitialValueInEffect: false })
}
