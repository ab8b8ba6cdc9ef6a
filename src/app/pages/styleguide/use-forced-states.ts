import { useEffect } from 'react'

/**
 * What the stylesheets say of `:hover`, `:active` and `:focus-visible` then also holds for an element that says
 * `data-state="hover"`, and so on: a state can stand still beside the others and looks as it does under a pointer.
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
