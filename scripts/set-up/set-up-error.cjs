/** The set-up can't go on; the message tells the person at the terminal why and what to do. */
class SetUpError extends Error {}

module.exports = { SetUpError };
