import type { WishWords } from './wish-words.ts';

export const english: WishWords = {
  human: `
    human|real person|real human|actual person|live person|someone real|somebody real|operator|live agent
    human agent|support agent|support staff|support team|customer service|customer support|customer care
    representative|your support|your staff|your team|supervisor|real people`,
  somebody: 'person|someone|somebody|an agent|agent|support|your manager|a colleague',
  talk: `
    talk to|talk with|speak to|speak with|chat to|chat with|put me through|connect me|transfer me
    hand me over|pass me|get me|talking to|speaking to`,
  want: `
    want|need|give me|get me|is there|are there|can i|could i|can i have|please|call|contact|reach|prefer
    talk|speak|connect|transfer|like|instead|number`,
  humanWanted: `
    human please|talk to a human|speak to a human|need a human|want a human|anybody in the office
    anyone in the office|someone in the office|somebody in the office|somebody who listens
    someone who listens|somebody who actually listens|someone who actually listens|somebody who understands
    someone who understands|a colleague of yours|one of your colleagues|your colleague
    someone from your team|somebody from your team|flesh and blood|living person|a living being|your boss
    the boss of this|whoever is in charge|who is in charge here|in charge of this|not a machine|not a bot
    not a robot|no robots|no bots|a number i can ring|a number i can call|can somebody ring me
    can someone ring me|can someone call me|call me back|ring me back|have someone call me
    let me talk to someone|speak to someone|talk to someone|talk to somebody|speak to somebody
    speak to the manager|talk to the manager|take over from you|hand this to a person|a grown up`,
  bot: `
    bot|chatbot|robot|machine|ai|a i|artificial intelligence|computer|computer program|automated|software
    chatgpt|llm|program|chat gpt|gpt|language model|a program|algorithm|script|android|cyborg|auto reply
    autoreply|robotic|ai model|openai|claude|gemini|siri|alexa`,
  areYou: `
    are you|r u|are u|you re|u real|am i talking|am i speaking|am i chatting|am i texting|is this|are these
    is that|you a|is it a|do i talk|you real|is merve|who am i talking|do you run on|run on|behind this
    behind the screen|on the other end|other end|or something|swear you|admit it|are you really|you sure you
    are you actually|is there anybody|am i writing to|am i messaging|do you have a heartbeat|who is typing
    whos typing|who is this|you are a|youre a|or human|or a human|or a person|or person|human or|person or
    real or`,
  data: `
    my data|my personal data|my private data|about me|on me|of me|my personal information|my information
    my personal info|my info|my records|all my details|my personal details|my chat history|my history
    my profile|my messages|my chats|my conversations|data you have|data you hold|everything ive told you
    everything i told you|everything ive ever told you|all ive told you|all ive ever told you
    all i ever told you|what youve got on me|whatever you have on me|what you have on me
    what you know about me|my file|my information in|data export|my whole history|my chat log|chat log
    chat logs|my logs|a record of all|all my data|every message of mine|my entire history|our chat history
    the whole chat|transcript|my stuff|all of my stuff|my traces|every trace|all traces|records of me
    my record|any trace`,
  account: 'my account|my details|my user|our chat|this chat|this conversation|our conversation|all my data',
  written: `
    my number|my phone number|my phone|what i write|what i type|what i say|my address|my location
    my messages|my name|these messages|our chat|this chat|this conversation|what i write here
    what i tell you|what ive told you|what i said|i write here|i say here|i type here|my details|my data
    my chats|my texts|my card|my passport|my allergies|our conversations|my words|my stuff`,
  policy: 'privacy|data protection|gdpr|privacy policy',
  whatBecomes: `
    can you do with|could you do with|allowed to do with|what do you|what does merve|what are you|what happens|what is done|who can see|who sees|who reads
    who can read|who has|do you store|do you keep|do you save|do you record|do you sell|do you share
    are you storing|are you saving|is it safe|stored|saved|kept|recorded|sold|shared|how long
    what do you know|what do you have|where do you|why do you|how do you|safe|secure|is my|are my
    who gets to see|gets to see|used for training|train|training|trained on|do you train|do you pass
    passed on|pass on|who else sees|who else|end up|ends up|where does|where do|does anyone read|anyone read
    reads this|see this|how long do you keep|share with|sell|spy|listening in|snoop|encrypted|private
    confidential|leave cyprus|servers|third parties|stays between us|between us|track`,
  give: `
    send|give|export|download|copy|get a copy|hand over|provide|show me|email|request|access to
    i want to see|can i see|can i have|can i get|let me have|email me|mail me|data export|pdf|csv
    a record of|hand me|print|printout|portable|file with|a file|in a file|forward me|take out|takeout
    get hold of|i want all|i want everything|i want a copy|pull together|package`,
  erase: `
    delete|deleting|deleted|erase|erased|remove|wipe|destroy|purge|get rid of|scrub|close|cancel|clear
    forget|deletion|get rid|clean out|throw away|bin|shred|burn|empty|take down`,
  forgetMe: `
    forget me|delete me|erase me|right to be forgotten|remove me from your|forget everything about me
    wipe me|removed from your system|be removed from|out of your system|take me off your|take me out of
    get me out of your|off your system|off your records|off your books|remove me from|delete me from
    scrub me|i was never here|never existed|forget i was|forget you ever|forget we ever|pretend we never
    unlearn me|erase all traces|close my profile|close my account|delete my account|delete my profile
    delete everything|erase everything|wipe everything|wipe my|forget everything`,
  botAlone: 'bot|chatbot|robot|ai',
};
