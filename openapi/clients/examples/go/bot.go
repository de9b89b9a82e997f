// A bot that answers with anything legal, in a match against the house's bot:random. Words: origin, scenario.
package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"log"
	random "math/rand"
	"net/http"
	"os"
	"strings"
	"time"

	umpire "umpire/client"
)

const game, seat, other = "narvik", "allied", "german"

type bot struct {
	origin, token string
	house         *umpire.APIClient
	calls         context.Context
	sets          map[string][]string
}

func main() {
	random.Seed(time.Now().UnixNano())
	words := append(os.Args[1:], []string{"http://127.0.0.1:8080", "first-shots"}[min(len(os.Args)-1, 2):]...)
	settings := umpire.NewConfiguration()
	settings.Servers = umpire.ServerConfigurations{{URL: words[0]}}
	b := &bot{origin: words[0], house: umpire.NewAPIClient(settings), calls: context.Background()}
	b.signUp()
	b.play(words[1])
}

// An account of its own, and a personal token: a secret that does not expire with a session.
func (b *bot) signUp() {
	credentials := *umpire.NewCredentials("example-"+secret()[:12], secret())
	_, _, err := b.house.AccountsAPI.SignUp(b.calls).Credentials(credentials).Execute()
	check(err)
	session, _, err := b.house.SessionsAPI.SignIn(b.calls).Credentials(credentials).Execute()
	check(err)
	b.authorize(session.Token)
	asked := *umpire.NewTokenRequest("bot.go", []string{"match:read", "match:play"})
	made, _, err := b.house.TokensAPI.MakeToken(b.calls).TokenRequest(asked).Execute()
	check(err)
	b.authorize(made.Token)
}

func (b *bot) authorize(token string) {
	b.token = token
	b.calls = context.WithValue(context.Background(), umpire.ContextAccessToken, token)
}

func (b *bot) play(scenario string) {
	sheet, _, err := b.house.GamesAPI.ReadMap(b.calls, game).Execute()
	check(err)
	b.sets = map[string][]string{}
	for _, set := range sheet.Map.Sets {
		b.sets[set.Name] = set.Places
	}
	request := *umpire.NewOpenRequest(game, scenario)
	request.SetSeats(map[string]string{seat: "open", other: "bot:random"})
	match, _, err := b.house.MatchesAPI.OpenMatch(b.calls).OpenRequest(request).Execute()
	check(err)
	fmt.Printf("match %s; its dice are committed to by %s\n", match.Id, match.Commitment)
	salt := umpire.SeatRequest{}
	salt.SetSalt(secret())
	_, _, err = b.house.MatchesAPI.TakeSeat(b.calls, match.Id, seat).SeatRequest(salt).Execute()
	check(err)
	for answers := 0; ; b.awaitEvent(match.Id) { // Whatever is told, somebody may be asked.
		now, _, err := b.house.MatchesAPI.ReadDecision(b.calls, match.Id).Execute()
		check(err)
		for now.Status == "playing" && contains(now.WaitingFor, seat) {
			b.answer(match.Id, now.Decision)
			answers++
			now, _, err = b.house.MatchesAPI.ReadDecision(b.calls, match.Id).Execute()
			check(err)
		}
		if now.Status == "over" {
			ended, _, err := b.house.MatchesAPI.ReadMatch(b.calls, match.Id).Execute()
			check(err)
			fmt.Printf("over after %d answers: %s, won by %v\n", answers, ended.Outcome.Level, ended.Outcome.Winners)
			return
		}
	}
}

// Sends any command that is offered; where another seat came first, something else is asked next.
func (b *bot) answer(match string, asked *umpire.OpenDecision) {
	offer := asked.Offers[random.Intn(len(asked.Offers))]
	command := map[string]interface{}{"type": offer.Type}
	for _, parameter := range offer.Parameters {
		command[parameter.Name] = b.anything(parameter.Domain)
	}
	order := umpire.NewCommands(secret())
	order.SetDecision(asked.Id)
	order.SetCommands([]map[string]interface{}{command})
	_, answer, err := b.house.MatchesAPI.Command(b.calls, match).Commands(*order).Prefer("wait=20").Execute()
	if answer == nil || answer.StatusCode != http.StatusConflict {
		check(err)
	}
}

// Any value of a domain. Every combination of values is legal, and nothing else is.
func (b *bot) anything(domain umpire.Domain) interface{} {
	switch {
	case domain.DomainOne != nil:
		return some(domain.DomainOne.Values, 1)[0]
	case domain.DomainSome != nil:
		all := domain.DomainSome
		return some(all.Values, between(int(all.Min), min(int(all.Max), len(all.Values))))
	case domain.DomainNumber != nil:
		return between(int(domain.DomainNumber.Min), int(domain.DomainNumber.Max))
	case domain.DomainNamed != nil:
		return some(b.sets[domain.DomainNamed.Set], 1)[0]
	case domain.DomainShares != nil:
		given, room, sum := map[string]int32{}, []string{}, 0
		for _, share := range domain.DomainShares.Shares {
			given[share.Value] = share.Least
			sum += int(share.Least)
			for n := share.Least; n < share.Most; n++ {
				room = append(room, share.Value)
			}
		}
		least, most := int(domain.DomainShares.Min)-sum, int(domain.DomainShares.Max)-sum
		if least < 0 {
			least = 0
		}
		for _, value := range some(room, between(least, min(most, len(room)))) {
			given[value]++
		}
		return given
	}
	log.Fatal("a domain of a later version")
	return nil
}

// Returns at the next event of the stream, or when it breaks off. The generator knows no streams.
func (b *bot) awaitEvent(match string) {
	call, err := http.NewRequest("GET", b.origin+"/v1/matches/"+match+"/stream", nil)
	check(err)
	call.Header.Set("Authorization", "Bearer "+b.token)
	stream, err := (&http.Client{Timeout: 2 * time.Second}).Do(call)
	if err != nil {
		return
	}
	defer stream.Body.Close()
	for lines := bufio.NewScanner(stream.Body); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "data:") {
			time.Sleep(50 * time.Millisecond)
			return
		}
	}
}

func some[V any](values []V, count int) []V {
	shuffled := append([]V{}, values...)
	random.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
	return shuffled[:count]
}

func between(least, most int) int { return least + random.Intn(most-least+1) }

func min(one, other int) int {
	if one < other {
		return one
	}
	return other
}

func contains(words []string, word string) bool {
	for _, one := range words {
		if one == word {
			return true
		}
	}
	return false
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func secret() string {
	bytes := make([]byte, 16)
	_, err := rand.Read(bytes)
	check(err)
	return hex.EncodeToString(bytes)
}
