export { type Admission, type Admitted, admit, secondsUntil } from './admission.ts';
export { type CallAllowance, type CallLimiter, callLimiter } from './call-limiter.ts';
export { loadAdmissionPolicy } from './load-policy.ts';
export { marketDay } from './market-day.ts';
export { addAsked, addTurn, costOf, nothingUsed, spentOn, usageOfSteps } from './turn-usage.ts';
