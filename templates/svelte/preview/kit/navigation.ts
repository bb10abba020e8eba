import { onMount } from 'svelte'
import { onArrival } from '../router.svelte.ts'

export { navigate as goto } from '../router.svelte.ts'

/** Stands in for `afterNavigate` of `$app/navigation`, but for its call when the page begins. */
export function afterNavigate(callback: Parameters<typeof onArrival>[0]): void {
  onMount(() => onArrival(callback))
}
