/** Asks for one look at a payment: a Cloud Task in production. The minute sweep repairs a lost one. */
export interface PaymentScheduler {
  schedule(paymentId: string, at: Date): Promise<void>;
}
