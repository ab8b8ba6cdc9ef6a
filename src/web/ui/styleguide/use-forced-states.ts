import { useEffect } from 'react'

/**
 * Makes the rules of `:hover`, `:active` and `:focus-visible` apply to elements with `data-state="hover"` and so on as
 * well, so that the style guide can show these states side by side.
 */
export function useForcedStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) addForcedStates(sheet.cssRules)
  }, [])
}

function addForcedStates(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) addForcedStates(rule.cssRules)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('data-state')) continue
    const shown = rule.selectorText.replace(/:(hover|active|focus-visible)\b/g, '[data-state~="$1"]')
    if (shown !== rule.selectorText) rule.selectorText += `, ${shown}`
  }
}
