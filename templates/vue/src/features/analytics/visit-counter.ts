import { computed, defineComponent, onMounted, watchEffect } from 'vue'
import { useRoute } from 'vue-router'
import { clock } from '../../browser/device.ts'
import { useBackend } from '../../composables/useBackend.ts'
import { usePagePath } from '../../composables/useSite.ts'
import { createPageCounter } from '../../domain/sessions/page-counter.ts'

/** Counts page views. Draws nothing. */
export const VisitCounter = defineComponent(() => {
  const backend = useBackend()
  const route = useRoute()
  const uncounted = usePagePath('analytics')
  const counter = computed(() => createPageCounter({ now: clock.now, uncounted: uncounted.value }))
  onMounted(() => watchEffect(() => counter.value.count(backend.value, route.path)))
  return () => null
})
