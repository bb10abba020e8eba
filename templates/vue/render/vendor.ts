// The packages of a generated site as one script, under the names by which its modules import them. Its build finds what
// a site uses of them; here it is all that any site uses.
export {
  computed,
  createApp,
  createSSRApp,
  defineAsyncComponent,
  defineComponent,
  getCurrentInstance,
  h,
  inject,
  nextTick,
  onBeforeMount,
  onErrorCaptured,
  onMounted,
  onUnmounted,
  provide,
  ref,
  shallowRef,
  toValue,
  useId,
  useSSRContext,
  useTemplateRef,
  watch,
  watchEffect
} from 'vue'
// What Vue's compiler makes of markup.
export {
  createBlock,
  createCommentVNode,
  createElementBlock,
  createElementVNode,
  createSlots,
  createTextVNode,
  createVNode,
  Fragment,
  guardReactiveProps,
  mergeProps,
  normalizeClass,
  normalizeProps,
  normalizeStyle,
  openBlock,
  renderList,
  renderSlot,
  resolveDynamicComponent,
  toDisplayString,
  unref,
  useModel,
  vModelRadio,
  vModelText,
  withCtx,
  withDirectives,
  withModifiers
} from 'vue'
export {
  createMemoryHistory,
  createRouter,
  createWebHistory,
  RouterLink,
  RouterView,
  useRoute,
  useRouter
} from 'vue-router'
// @ts-expect-error -- Vue's types leave out what only its compiler calls.
export { createPropsRestProxy, mergeDefaults, mergeModels } from 'vue'
