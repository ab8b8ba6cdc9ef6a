import { createContext, type RouterContextProvider } from 'react-router'
import { depsContext } from '../../shell/context.ts'
import { loadToday, type TodayView } from './load-today.ts'

const todayContext = createContext<Promise<TodayView> | null>(null)

/** What is on Today. The rail and the page share one reading for each request. */
export function todayOf(context: Readonly<RouterContextProvider>): Promise<TodayView> {
  const reading = context.get(todayContext) ?? loadToday(context.get(depsContext))
  context.set(todayContext, reading)
  return reading
}
