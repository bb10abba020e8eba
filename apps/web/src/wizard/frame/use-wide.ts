import { useMediaQuery } from '@mantine/hooks'

/**
 * Media query: true where the preview stands beside the step; on narrow and on low screens it is a drawer. The style
 * sheets of the wizard say the same.
 */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 901px) and (min-height: 501px)', true, { getInitialValueInEffect: false })
}
