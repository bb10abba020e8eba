// The packages of a generated site as one script, under the names by which its modules import them. Its build finds what
// a site uses of them; here it is all that any site uses.
import 'svelte/internal/disclose-version'

export { createContext, getContext, onDestroy, onMount, setContext, tick, untrack } from 'svelte'
export { createSubscriber } from 'svelte/reactivity'
export { defineParams } from '@sveltejs/kit/params'
export { afterNavigate, goto, onNavigate } from '$app/navigation'
export { navigating, page } from '$app/state'
export { start } from '$kit/runtime/client/client-entry.js'
// What Svelte's compiler makes of markup and runes.
export {
  append,
  attach,
  attribute_effect,
  bind_group,
  bind_this,
  bind_value,
  child,
  clsx,
  comment,
  component,
  customizable_select,
  delegate,
  delegated,
  derived,
  each,
  element,
  event,
  first_child,
  from_html,
  from_svg,
  get,
  head,
  html,
  if,
  index,
  key,
  next,
  noop,
  only_child,
  pop,
  prop,
  props_id,
  proxy,
  push,
  remove_input_defaults,
  remove_textarea_child,
  replay_events,
  reset,
  rest_props,
  set,
  set_attribute,
  set_checked,
  set_class,
  set_style,
  set_text,
  set_value,
  sibling,
  snippet,
  spread_props,
  state,
  STYLE,
  template_effect,
  text,
  to_array,
  user_effect
} from 'svelte/internal/client'
