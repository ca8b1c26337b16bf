import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './estimator.es.ts';

/** The payment estimator of a home. */
export const estimatorMessages = defineMessages(spanish.estimatorMessages, {
  title: 'Payment estimator',
  calculate: 'Calculate',
  preApproved: 'Get pre-approved',

  // fields
  homePrice: 'Home price',
  downPayment: 'Down payment',
  interestRate: 'Interest rate',
  loanTerm: 'Loan term',
  propertyTax: 'Property tax',
  homeInsurance: 'Home insurance',
  hoaFees: 'HOA fees',
  closingCosts: 'Closing costs',
  fieldIn:
    '{field} in {unit, select, percent {percent} years {years} other {dollars}}{per, select, year { a year} month { a month} other {}}',
  aYear: 'a year',
  aMonth: 'a month',
  years: 'years',
  amountAYear: '{amount} a year',
  amountAMonth: '{amount} a month',
  termYears: '{count, plural, one {# year} other {# years}}',

  // loan programs
  loanProgram: 'Loan type',
  conventional: 'Conventional',
  fha: 'FHA',
  takeLeastDown: 'Use {percent}% down',
  veterans: 'Apply veterans benefits',
  firstUse: 'VA, first use',
  laterUse: 'VA, used before',
  exemptUse: 'VA, exempt from the funding fee',

  // the payment
  enterPriceAndTerm:
    'To see the payment, enter a home price and loan term above zero, a down payment, and an interest rate.',
  principalAndInterest: 'Principal and interest',
  mortgageInsurance: 'Mortgage insurance',
  totalDue: 'Total due',
  dueAtClose: '<amount>{sum}</amount> due at close',
  down: '{percent}% down, {amount}',
  closing: '{percent}% closing costs, {amount}',
  fundingFee: 'No mortgage insurance; VA funding fee of {amount}, added to the loan',
  fhaPremium:
    'FHA mortgage insurance: {amount} up front, added to the loan, and a monthly premium for {years, plural, =0 {as long as you have the loan} other {# years}}',
  fhaDownTooSmall: 'An FHA loan needs at least {percent}% down.',
  fhaLoanTooLarge: 'This is above the FHA loan limit in our area, {limit} for a one-family home.',

  // the loan by year
  balanceByYear: 'Balance by year',
  year: 'Year',
  principal: 'Principal',
  interest: 'Interest',
  balance: 'Balance',
  lastPayment: 'The last payment is {amount}.',

  // what the figures are based on
  feesUnknown: 'HOA fees weren’t provided for this home, so they aren’t included.',
  taxOfHome: 'Property tax is this home’s {year} tax: {amount} a year.',
  taxEstimated:
    'We estimate property tax at {percent}% of the price a year{county, select, none {} other {, the rate for {county} County}}. This listing has no tax amount from the last two years.',
  assumptions:
    'An estimate, not an offer of credit. As of {day} we assume an interest rate of {rate}%, home insurance of {insurance}% a year, and mortgage insurance of {mortgageInsurance}% of the loan a year below 20% down.',
});
